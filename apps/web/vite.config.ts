import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { compressAssets } from "./build/compress-assets.ts";
import { inlineFirstPaint } from "./build/inline-first-paint.ts";
import { listPageFiles } from "./build/list-page-files.ts";
import { routesWithoutSchemas } from "./build/routes-without-schemas.ts";
import { coreOf } from "./build/share-between-pages.ts";

const api = process.env.API_URL ?? "http://localhost:4310";

export default defineConfig({
  plugins: [
    routesWithoutSchemas(),
    compressAssets(),
    inlineFirstPaint(),
    listPageFiles(),
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      quoteStyle: "double",
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    VitePWA({
      strategies: "generateSW",
      filename: "sw.js",
      // Registered by src/platform/service-worker.ts, which reports a failure.
      injectRegister: null,
      registerType: "prompt",
      manifest: {
        name: "Kinora",
        short_name: "Kinora",
        description: "Write a prompt, get a picture or a film.",
        display: "standalone",
        start_url: "/",
        background_color: "#0e0c13",
        theme_color: "#0e0c13",
        icons: [
          { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
          { src: "/icon-maskable.svg", sizes: "any", type: "image/svg+xml", purpose: "maskable" },
        ],
      },
      workbox: {
        globPatterns: ["**/*.{js,css,html,svg,woff2}"],
        // Fetched only where an address to report to is configured.
        globIgnores: ["**/error-reporting-*"],
        navigateFallback: "/index.html",
        // Share pages carry server-rendered tags, the rest below belongs to the server.
        navigateFallbackDenylist: [/^\/api\//, /^\/media\//, /^\/sw\.js$/],
        cleanupOutdatedCaches: true,
        runtimeCaching: [
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname === "/api/models",
            handler: "StaleWhileRevalidate",
            options: { cacheName: "models" },
          },
        ],
      },
    }),
  ],
  build: {
    target: "es2023",
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Schemas stand beside plain constants in contracts: those nobody uses fall away.
      treeshake: { manualPureFunctions: ["z", "defineRoute", "pageOf"] },
      // Few files instead of dozens of tiny ones: they compress better and are fewer requests.
      output: {
        codeSplitting: {
          groups: [
            // What the first line of all needs, so that it brings nothing else along.
            {
              name: "beginning",
              test: /vite\/preload-helper|platform\/(?:breathe|cut-press|early-draft|early-input|page-seen|first-moments)|store\/(?:stored-value|prompt-draft)|site\/page-files-id/,
              priority: 5,
            },
            {
              name: "vendor",
              test: /node_modules\/(react|react-dom|scheduler|@tanstack|@reduxjs|react-redux|redux|immer|reselect|use-sync-external-store|thumbhash)\//,
              priority: 3,
            },
            { name: "error-reporting", test: /node_modules\/@sentry/, priority: 4 },
            {
              name: "icons",
              // What only storyboards show comes with them.
              test: /node_modules\/lucide-react\/(?!.*\/(?:image-off|link-2-off|mic)\.)/,
              priority: 2,
              minShareCount: 2,
            },
            {
              name: coreOf(import.meta.dirname),
              test: /\/apps\/web\/src\//,
              priority: 2,
              minShareCount: 2,
            },
            {
              // Of what only some pages need: the small parts of many, walls, tiles, players, the feed.
              name: "parts",
              test: /src\/(?:ui\/(?:[\w-]+button|use-media-query|use-hydrated|segments|text-field|number-text|when-idle|sheet\.tsx)|store\/(?!live\/|pressed|restored-board|refusal-words|shortfall))|contracts\/src\/limits/,
              priority: 2,
              minShareCount: 2,
            },
            {
              name: "wall",
              test: /src\/(?:ui\/(?:item-link|author-link|masonry-layout|picture-source|thumb-canvas|trail|card-trail|sound\/track|title-of)|features\/feed\/like-button)/,
              priority: 1,
              minShareCount: 2,
            },
            {
              name: "tiles",
              test: /src\/ui\/(?:masonry|media-tile)/,
              priority: 1,
              minShareCount: 2,
            },
            {
              name: "player",
              test: /src\/ui\/(?:media-player|player-controls|use-player-keys)/,
              priority: 1,
              minShareCount: 2,
            },
            { name: "feed", test: /src\/features\/feed\//, minShareCount: 2 },
            {
              // Sizes and times in words, and the copy button: of an item, a story and the library.
              name: "words",
              test: /src\/ui\/(?:size-words|copy-text|time-ago)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": api, "/media": api } },
});
