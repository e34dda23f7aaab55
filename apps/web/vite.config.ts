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
import { SELDOM, UNLISTED } from "./build/seldom-pages.ts";
import { coreOf } from "./build/share-between-pages.ts";

const api = process.env.API_URL ?? "http://localhost:4310";

export default defineConfig({
  resolve: {
    // The router's store and Base UI import variants that also support React versions without
    // useSyncExternalStore; Redux imports the plain one.
    alias: {
      "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
      "use-sync-external-store/shim": "react",
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
        // Push handling, part of the worker and no file of the pages.
        importScripts: ["/push.js"],
        // Loaded only when a DSN is configured.
        globIgnores: ["**/error-reporting-*", "push.js"],
        // The plugin's own fallback would answer before the route below.
        navigateFallback: null,
        // Not precached for "/", because the server's page contains its first screen.
        directoryIndex: null,
        cleanupOutdatedCaches: true,
        runtimeCaching: [
          {
            // The server renders each page; the empty cached one stays dark until the app has
            // started.
            urlPattern: ({ request, url, sameOrigin }) =>
              sameOrigin &&
              request.mode === "navigate" &&
              !/^\/(?:api|media)\/|^\/sw\.js$/.test(url.pathname),
            handler: "NetworkOnly",
            options: { precacheFallback: { fallbackURL: "/index.html" } },
          },
          {
            // Without an account only: answers to a user also name models that are theirs alone, and
            // the next user of the browser must not see them.
            urlPattern: ({ request, url, sameOrigin }) =>
              sameOrigin && url.pathname === "/api/models" && !request.headers.has("authorization"),
            // Answers differ by language, so the cache is only a fallback when the server does not
            // answer.
            handler: "NetworkFirst",
            options: { cacheName: "public-models", networkTimeoutSeconds: 5 },
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
      // Rarely opened pages load their own dependencies. A part loaded later preloads its
      // dependencies along with it, except unlisted ones, because each file name contains a hash,
      // which does not compress.
      resolveDependencies: (file, needed, { hostType }) => {
        if (hostType === "html") return needed;
        if (file.includes("/seldom-")) return [];
        // The part itself is imported in the same moment.
        return needed.filter((name) => name !== file && !UNLISTED.test(name));
      },
    },
    rolldownOptions: {
      // Schemas are in the same modules as plain constants in contracts; marking them pure lets
      // unused ones be removed.
      treeshake: { manualPureFunctions: ["z", "defineRoute", "pageOf", "unshown"] },
      // A few larger files instead of dozens of tiny ones: they compress better and need fewer
      // requests.
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          SELDOM.test(facadeModuleId ?? "")
            ? "assets/seldom-[name]-[hash:7].js"
            : "assets/[name]-[hash:7].js",
        codeSplitting: {
          groups: [
            // Needed by the very first line, so it is separate and pulls in nothing else.
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
            // Placed after the table it extends.
            { name: "seldom-routes", test: /src\/store\/seldom-routes/, priority: 1 },
            { name: "error-reporting", test: /node_modules\/@sentry/, priority: 4 },
            {
              // For every page and for walls; the code that draws an icon is outside icons/.
              name: "icons",
              test: /node_modules\/lucide-react\/(?:(?!.*\/icons\/)|.*\/icons\/(?:arrow-down|arrow-up|bell|book-open|check|chevron-down|clapperboard|cloud-off|copy|eighth-note|gallery-vertical-end|gift|heart|lock|play|plus|repeat|rotate-ccw|search|sparkles|x)\.)/,
              priority: 2,
              minShareCount: 2,
            },
            {
              // For what loads after every page: toasts, the banner, the intro.
              name: "late-icons",
              test: /node_modules\/lucide-react\/.*\/icons\/(?:arrow-right|triangle-alert)\./,
              priority: 2,
              minShareCount: 2,
            },
            {
              // For the actions on a work, in the library and with an item.
              name: "act-icons",
              test: /node_modules\/lucide-react\/.*\/icons\/(?:ellipsis|eye|eye-off|globe|hourglass|log-in|pencil|send|settings-2|shield-x|trash|undo-2)\./,
              priority: 2,
              minShareCount: 2,
            },
            {
              // For an item.
              name: "item-icons",
              test: /node_modules\/lucide-react\/.*\/icons\/(?:circle-exclamation-point|download|flag|folder-plus|git-fork|info|pin|pin-off|share-2|shield-exclamation-point|sprout)\./,
              priority: 2,
              minShareCount: 2,
            },
            {
              // For players, which load after their still.
              name: "player-icons",
              test: /node_modules\/lucide-react\/.*\/icons\/(?:maximize|pause|repeat-1|volume-2|volume-x)\./,
              priority: 2,
              minShareCount: 2,
            },
            {
              // For composers and what opens later.
              name: "more-icons",
              test: /node_modules\/lucide-react\/(?!.*\/(?:image-off|link-2-off|mic|bell-ring|package-open|megaphone|plug|external-link|circle-x|circle-question-mark|calendar-clock|calendar-plus|grip-vertical|ban|file-pen|file-spreadsheet|gem|library|pencil-line|skip-forward|trophy|message-circle-plus|scissors|folder-open)\.)/,
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
              // For only some pages: the small parts of many, walls, tiles, players, the feed.
              name: "parts",
              test: /src\/(?:ui\/(?:[\w-]+button|use-media-query|use-hydrated|segments|number-text|slot\.tsx|when-idle|sheet\.tsx)|store\/(?!seldom-routes|found-rows|kept-words|press-key|problem|live\/|visit\/|media\/|pressed|reauthentication|ask-to-go-on|refusal\/|refusal-words|refused-words)|entities\/prompt\/(?:draft-writer|kept-prompts|prompt-slice|remix|too-long-by)|entities\/creation\/use-cards)|contracts\/src\/limits/,
              priority: 2,
              minShareCount: 2,
            },
            {
              // Ordering: what a form sends to the server, for the composer and what it opens.
              name: "order",
              test: /(?:features|entities)\/prompt\/(?:wire-order|list-price|fit-form|choose-setting|nearest-shape|lent-shape|choose-model|ratio-glyph)\.|ui\/capital\./,
              priority: 2,
              minShareCount: 2,
            },
            {
              // Needed by parts that check nothing, too.
              name: "text",
              test: /contracts\/src\/text\/visible-text/,
              priority: 3,
              minShareCount: 2,
            },
            {
              // What checks input, for forms, drafts and live events, all of which load later.
              name: "schemas",
              test: /node_modules\/zod\/|contracts\/src\/(?:account\/account|field\/field-sentence)\./,
              priority: 2,
              minShareCount: 2,
            },
            {
              // For walks through items and stories, which load after them.
              name: "swipe",
              test: /src\/ui\/use-swipe/,
              priority: 3,
              minShareCount: 2,
            },
            {
              // For lists that are restored as they were left.
              name: "visit",
              test: /src\/store\/visit\//,
              priority: 2,
              minShareCount: 2,
            },
            {
              // For forms and sheets that open later.
              name: "fields",
              test: /src\/ui\/text-field/,
              priority: 2,
              minShareCount: 2,
            },
            {
              // For the intro and a sheet of the composer.
              name: "sample",
              test: /src\/entities\/prompt\/sample/,
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
              // Separate, because the item shows tiles but no wall.
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
              // For an item, on its own page or over another.
              name: "item",
              test: /src\/(?:features\/creation\/(?:creation-frame|item-actions|item-view|share|item\/)|shell\/(?:item-slots|use-item-ways))/,
              minShareCount: 2,
            },
            {
              // Actions on a work, for an item and the library.
              name: "acts",
              test: /src\/(?:features\/creation\/(?:act-api|action-words|use-act|use-cancelling|use-creation))/,
              priority: 1,
              minShareCount: 2,
            },
            {
              // Formatted sizes and times, and the copy button, for an item, a story and the
              // library.
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
