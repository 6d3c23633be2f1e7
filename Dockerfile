# The images of the three services, and of the job that migrates their databases. From this folder:
#   docker build --target family-assistant .     or staging-knowledge, athletics-admin, migrate

# The package manifests alone: dependencies are installed again only when one of them changes.
FROM node:24-slim AS manifests
WORKDIR /homeroom
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

FROM node:24-slim AS dependencies
WORKDIR /homeroom
COPY --from=manifests /homeroom ./
RUN npm ci --ignore-scripts --no-audit --no-fund && rm -rf /root/.npm

FROM dependencies AS build
COPY . .
RUN node tools/workspace/nx.mjs run-many -t build -p local-stack --outputStyle=static

# What all images share. Node keeps compiled code in the cache folder, which each image fills while it is built. More
# than two arenas only scatter what its threads allocate; with thresholds that stay where they are, glibc gives back
# what compiling code took for a moment.
FROM node:24-slim AS base
ENV NODE_ENV=production NODE_COMPILE_CACHE=/app/.compile-cache \
  MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
RUN mkdir .compile-cache && chown node:node .compile-cache
STOPSIGNAL SIGTERM

FROM base AS migrate
COPY --from=build /homeroom/dist/tools/local-stack ./
USER node
RUN node db-migrate.js --help > /dev/null
CMD ["node", "db-migrate.js"]
ARG VERSION=1.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Homeroom database migrations" org.opencontainers.image.licenses="Apache-2.0" \
  org.opencontainers.image.version="$VERSION" org.opencontainers.image.revision="$REVISION"

FROM base AS service
ENV HOST=0.0.0.0
USER node
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Short-lived objects of a request need no more, and the heap is cleared when it has grown by half: the defaults take
# another 50 MB and 25 to 60 MB for no speed.
CMD ["node", "--max-semi-space-size=2", "--heap-growing-percent=50", "main.js"]

# Without its variables a service loads all its code and ends, which fills the cache.
FROM service AS athletics-admin
ENV PORT=3003
EXPOSE 3003
COPY --from=build /homeroom/dist/apps/athletics-admin ./
RUN ! node --max-semi-space-size=2 --heap-growing-percent=50 main.js 2> /dev/null
ARG VERSION=1.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Homeroom athletics-admin" org.opencontainers.image.licenses="Apache-2.0" \
  org.opencontainers.image.version="$VERSION" org.opencontainers.image.revision="$REVISION"

FROM service AS family-assistant
ENV PORT=3001
EXPOSE 3001
COPY --from=build /homeroom/dist/apps/family-assistant ./
RUN ! node --max-semi-space-size=2 --heap-growing-percent=50 main.js 2> /dev/null
ARG VERSION=1.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Homeroom family-assistant" org.opencontainers.image.licenses="Apache-2.0" \
  org.opencontainers.image.version="$VERSION" org.opencontainers.image.revision="$REVISION"

FROM service AS staging-knowledge
ENV PORT=3002
EXPOSE 3002
COPY --from=build /homeroom/dist/apps/staging-knowledge ./
RUN ! node --max-semi-space-size=2 --heap-growing-percent=50 main.js 2> /dev/null
ARG VERSION=1.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Homeroom staging-knowledge" org.opencontainers.image.licenses="Apache-2.0" \
  org.opencontainers.image.version="$VERSION" org.opencontainers.image.revision="$REVISION"
