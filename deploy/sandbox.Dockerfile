# The sandbox backend as a server to share:
#
#   docker build -f deploy/sandbox.Dockerfile -t spms-sandbox .
#   docker run --rm -p 8080:8080 -e TZ=Asia/Yekaterinburg spms-sandbox
#   docker run --rm -p 8080:8080 -v spms-data:/data spms-sandbox --state /data/state.json --profile lenient
#
# Lenient where the application is served under another name: its session's cookie does not travel there.
# The days of the demo data are those of TZ. Anybody who reaches the port may order faults and reset the
# data: it is no server for the open internet.
FROM node:22-alpine
WORKDIR /app
# Zones by name: the image has none.
RUN apk add --no-cache tzdata
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json ./
COPY scripts/backend.mjs scripts/backend.mjs
COPY src/lib src/lib
COPY src/mocks src/mocks
# A named volume begins as this folder is, so that the process may write to it.
RUN mkdir /data && chown node:node /data
ENV TZ=Asia/Yekaterinburg
EXPOSE 8080
USER node
ENTRYPOINT ["node", "scripts/backend.mjs", "--host", "0.0.0.0", "--port", "8080"]
