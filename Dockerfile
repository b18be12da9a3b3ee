# The server in a container: the sources, what they need, and the page, built once. Not run in CI, which has no engine for it.

# Pin it by its digest where you build for others: docs/operations.md has the command.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS page
WORKDIR /vaultsong
COPY . .
RUN npm ci && npm run build:page

FROM ${NODE_IMAGE}
WORKDIR /vaultsong
COPY . .
# Without what only builds and tests.
RUN npm ci --omit=dev && npm cache clean --force
COPY --from=page /vaultsong/node_modules/.cache/vaultsong/page node_modules/.cache/vaultsong/page

ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
VOLUME /data
EXPOSE 4173
USER node

HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]

# Without npm in between, so that SIGTERM reaches the server.
CMD ["node", "--max-semi-space-size=64", "--initial-old-space-size=256", "--import", "tsx", "apps/server/src/main.ts"]
