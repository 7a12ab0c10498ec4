// Dice decided beforehand, given to the engine through its own source of randomness.

export class Chance {
  constructor({ dice = [], seed = null } = {}) {
    this.dice = [...dice];
    this.isScripted = dice.length > 0 && seed === null;
  }

  unused() {
    return this.dice.length;
  }

  /** What `roll` gives while the engine's generator gives the next die of the script. */
  rolling(roll) {
    const own = Math.random;
    Math.random = () => this.die(own);
    try {
      return roll();
    } finally {
      Math.random = own;
    }
  }

  die(own) {
    if (this.dice.length) return (this.dice.shift() - 0.5) / 6;
    if (this.isScripted) throw new Error('the script holds no further die');
    return own();
  }
}
