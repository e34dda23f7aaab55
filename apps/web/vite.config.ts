import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { compressAssets } from "./build/compress-assets.ts";
import { inlineFirstPaint } from "./build/inline-first-paint.ts";
import { listPageFiles } from "./build/list-page-files.ts";
import { routesWithoutSchemas } from "./build/routes-without-schemas.ts";
import { screenWords } from "./build/screen-words.ts";
import { coreOf } from "./build/share-between-pages.ts";

const api = process.env.API_URL ?? "http://localhost:4310";

/** Pages of settings, of the staff, and texts that are read once. */
const SELDOM =
  /routes\/(?:_app\/(?:settings|admin)\/|(?:_app\/)?(?:terms|rules|privacy|imprint|transparency|agree)\.)/;

const COMMON = /assets\/(?:rolldown-runtime|beginning|vendor|core|icons|parts|wall)-/;

export default defineConfig({
  resolve: {
    // The router's store asks for the one that also serves Reacts without useSyncExternalStore; Redux for the plain one.
    alias: {
      "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
    },
  },
  plugins: [
    routesWithoutSchemas(),
    screenWords(),
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
        // What is pushed; it is part of the worker, no file of the pages.
        importScripts: ["/push.js"],
        // Fetched only where an address to report to is configured.
        globIgnores: ["**/error-reporting-*", "push.js"],
        // The plugin's own would answer before the route below.
        navigateFallback: null,
        // Not kept for "/": the server's page has its screen in it.
        directoryIndex: null,
        cleanupOutdatedCaches: true,
        runtimeCaching: [
          {
            // The server draws each page; the bare one that is kept stays dark until the app has begun.
            urlPattern: ({ request, url, sameOrigin }) =>
              sameOrigin &&
              request.mode === "navigate" &&
              !/^\/(?:api|media)\/|^\/sw\.js$/.test(url.pathname),
            handler: "NetworkOnly",
            options: { precacheFallback: { fallbackURL: "/index.html" } },
          },
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname === "/api/models",
            // What is offered differs by person and language: what was kept is for when nobody answers.
            handler: "NetworkFirst",
            options: { cacheName: "models", networkTimeoutSeconds: 5 },
          },
        ],
      },
    }),
  ],
  build: {
    target: "es2023",
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // Pages that few people open ask for what they need themselves.
      // A part that comes later fetches what it needs along with it, but for what nearly every page has: each name has a hash,
      // which no compression shortens.
      resolveDependencies: (file, needed, { hostType }) => {
        if (hostType === "html") return needed;
        return file.includes("/seldom-") ? [] : needed.filter((name) => !COMMON.test(name));
      },
    },
    rolldownOptions: {
      // Schemas stand beside plain constants in contracts: those nobody uses fall away.
      treeshake: { manualPureFunctions: ["z", "defineRoute", "pageOf", "unshown"] },
      // Few files instead of dozens of tiny ones: they compress better and are fewer requests.
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          SELDOM.test(facadeModuleId ?? "")
            ? "assets/seldom-[name]-[hash:7].js"
            : "assets/[name]-[hash:7].js",
        codeSplitting: {
          groups: [
            // What the first line of all needs, so that it brings nothing else along.
            {
              name: "beginning",
              test: /vite\/preload-helper|platform\/(?:breathe|cut-press|early-draft|early-input|page-seen|first-moments)|store\/stored-value|entities\/prompt\/prompt-draft|site\/page-files-id/,
              priority: 5,
            },
            {
              name: "vendor",
              test: /node_modules\/(react|react-dom|scheduler|@tanstack|@reduxjs|react-redux|redux|immer|reselect|use-sync-external-store)\//,
              priority: 3,
            },
            // After the table that it adds to has its place.
            { name: "seldom-routes", test: /src\/store\/seldom-routes/, priority: 1 },
            { name: "error-reporting", test: /node_modules\/@sentry/, priority: 4 },
            {
              // Of every page and of walls; how an icon is drawn stands outside of icons/.
              name: "icons",
              test: /node_modules\/lucide-react\/(?:(?!.*\/icons\/)|.*\/icons\/(?:arrow-down|arrow-up|bell|book-open|check|chevron-down|clapperboard|cloud-off|copy|eighth-note|gallery-vertical-end|gift|heart|lock|play|plus|repeat|rotate-ccw|search|sparkles|x)\.)/,
              priority: 2,
              minShareCount: 2,
            },
            {
              // Of what can be done with a work, in the library and with an item.
              name: "act-icons",
              test: /node_modules\/lucide-react\/.*\/icons\/(?:ellipsis|eye|eye-off|globe|hourglass|log-in|pencil|send|settings-2|shield-x|trash|undo-2)\./,
              priority: 2,
              minShareCount: 2,
            },
            {
              // Of an item.
              name: "item-icons",
              test: /node_modules\/lucide-react\/.*\/icons\/(?:circle-exclamation-point|download|flag|git-fork|info|share-2|shield-exclamation-point|sprout)\./,
              priority: 2,
              minShareCount: 2,
            },
            {
              // Of players, which come after their still.
              name: "player-icons",
              test: /node_modules\/lucide-react\/.*\/icons\/(?:maximize|pause|repeat-1|volume-2|volume-x)\./,
              priority: 2,
              minShareCount: 2,
            },
            {
              // Of composers and what opens later.
              name: "more-icons",
              test: /node_modules\/lucide-react\/(?!.*\/(?:image-off|link-2-off|mic|bell-ring|package-open)\.)/,
              priority: 1,
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
              test: /src\/(?:ui\/(?:[\w-]+button|use-media-query|use-hydrated|segments|number-text|slot\.tsx|when-idle|sheet\.tsx)|store\/(?!seldom-routes|kept-words|live\/|visit\/|media\/|pressed|reauthentication|ask-to-go-on|refusal\/|refusal-words|refused-words)|entities\/prompt\/(?:draft-writer|kept-prompts|prompt-slice|remix|too-long-by)|entities\/creation\/use-cards)|contracts\/src\/limits/,
              priority: 2,
              minShareCount: 2,
            },
            {
              // What a form says to the server, of the composer and of what it opens.
              name: "order",
              test: /features\/prompt\/(?:wire-order|list-price|fit-form|choose-setting|nearest-shape|lent-shape|choose-model)\./,
              priority: 2,
              minShareCount: 2,
            },
            {
              // Of lists that come back as they were left.
              name: "visit",
              test: /src\/store\/visit\//,
              priority: 2,
              minShareCount: 2,
            },
            {
              // Of forms and sheets that open later.
              name: "fields",
              test: /src\/(?:ui\/text-field|entities\/prompt\/sample)/,
              priority: 2,
              minShareCount: 2,
            },
            {
              name: "wall",
              test: /node_modules\/thumbhash\/|src\/(?:ui\/(?:masonry-layout|thumb-canvas)|features\/creation\/seen-by|entities\/(?:person\/author-link|creation\/(?:item-link|picture-source|trail|card-trail|sound\/track|title-of))|features\/feed\/like-button)/,
              priority: 1,
              minShareCount: 2,
            },
            {
              name: "tiles",
              test: /src\/entities\/creation\/(?:media-tile|tile-picture)/,
              priority: 1,
              minShareCount: 2,
            },
            {
              // The item shows tiles, but no wall of them.
              name: "masonry",
              test: /src\/(?:ui\/masonry|entities\/creation\/card-wall)/,
              priority: 1,
              minShareCount: 2,
            },
            {
              name: "player",
              test: /src\/ui\/(?:media-player|player-controls)/,
              priority: 1,
              minShareCount: 2,
            },
            { name: "feed", test: /src\/features\/feed\//, minShareCount: 2 },
            {
              name: "own-works",
              test: /src\/features\/creation\/(?:library-api|use-own-creations|is-newest)/,
              priority: 1,
              minShareCount: 2,
            },
            {
              // Of an item, on a page of its own or over another one.
              name: "item",
              test: /src\/(?:features\/creation\/(?:creation-frame|item-actions|item-view|share|item\/)|shell\/(?:item-slots|use-item-ways))/,
              minShareCount: 2,
            },
            {
              // What can be done with a work: of an item and the library.
              name: "acts",
              test: /src\/(?:features\/creation\/(?:act-api|action-words|use-act|use-cancelling|use-creation))/,
              priority: 1,
              minShareCount: 2,
            },
            {
              // Sizes and times in words, and the copy button: of an item, a story and the library.
              name: "words",
              test: /src\/ui\/(?:size-words|copy-text|time-ago|use-player-keys)/,
              priority: 1,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": api, "/media": api } },
});
