# The built app and the small server of `npm start`: docker build -t yuss . && docker run -p 8080:3000 yuss
FROM node:24-slim AS build
WORKDIR /yuss
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
ARG YUSS_BASE_PATH=
ARG YUSS_SITE=
ARG YUSS_RELAY=
ENV YUSS_BASE_PATH=$YUSS_BASE_PATH YUSS_SITE=$YUSS_SITE YUSS_RELAY=$YUSS_RELAY
RUN npm run build && npx esbuild scripts/serve/server.ts --bundle --platform=node --target=node20 --format=esm --outfile=serve.mjs

FROM node:24-slim
WORKDIR /yuss
COPY --from=build /yuss/out out
COPY --from=build /yuss/serve.mjs scripts/serve/serve.mjs
ARG YUSS_BASE_PATH=
ENV YUSS_BASE_PATH=$YUSS_BASE_PATH
USER node
EXPOSE 3000
CMD ["node", "scripts/serve/serve.mjs", "out", "--port=3000"]
