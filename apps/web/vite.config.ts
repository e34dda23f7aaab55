import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { compressAssets } from "./build/compress-assets.ts";
import { inlineFirstPaint } from "./build/inline-first-paint.ts";
import { listPageFiles } from "./build/list-page-files.ts";
import { routesWithoutSchemas } from "./build/routes-without-schemas.ts";

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
            {
              name: "vendor",
              test: /node_modules\/(react|react-dom|scheduler|@tanstack|@reduxjs|react-redux|redux|immer|reselect|use-sync-external-store|thumbhash)\//,
              priority: 3,
            },
            { name: "error-reporting", test: /node_modules\/@sentry/, priority: 4 },
            { name: "icons", test: /node_modules\/lucide-react\//, priority: 2, minShareCount: 2 },
            {
              name: "parts",
              // Not what brings schemas along: with them zod would come before every page.
              test: /src\/(ui|store)\/(?!.*-panel|live\/|restored-board|zoom\/|sound\/(?:deck|media-session|track)|copy-sheet)/,
              priority: 1,
              minShareCount: 2,
            },
            {
              // Around every page, and what their lists have in common.
              name: "shell",
              test: /src\/(shell|routes|features\/(account|gem|feed|creation\/creation-api))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": api, "/media": api } },
});
