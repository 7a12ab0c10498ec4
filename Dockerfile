# saitei in a container: the working directory of the host, with the engine, is mounted at /work.
#
#     docker build -t saitei .
#     docker run --rm -v "$PWD:/work" saitei run --engine 'stdio:./my-engine --saitei' --game hololive
FROM python:3.12-slim AS built
COPY . /saitei
RUN pip wheel --no-cache-dir --wheel-dir /wheels "/saitei[documents,report]"

FROM python:3.12-slim
COPY --from=built /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels "saitei[documents,report]" && rm -r /wheels
RUN useradd --create-home saitei
USER saitei
WORKDIR /work
ENTRYPOINT ["saitei"]
CMD ["run"]
