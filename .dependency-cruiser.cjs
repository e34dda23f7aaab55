// dependency-cruiser finds its parser by itself; asking here fails clearly when it is missing.
require.resolve("@swc/core");

// The rules of ARCHITECTURE.md, checked on every import, types included.
const tests =
  "\\.(test|proof)\\.tsx?$|^packages/testing/|^tests/|/test/|^bench/|^tools/audit/|(vitest|playwright)\\.config\\.ts$";
// What the engine is put together from, the lowest first; each may use those before it.
const rooms = require("./tools/check/engine-rooms.json");
const engine = ["engine", ...rooms].join("|");
// The web app's folders, the lowest first: parts that know no noun, the store, what several features show of a noun.
const webLayers = ["ui", "store", "entities", "features"];
const adapters = `database|storage|publishing|payments|providers|language-models|identity|messaging|local-postgres|local-identity|s3-simulator|words|${engine}`;
const compose = "/(compose[a-z-]*|module)\\.ts$|^apps/local/|/src/main\\.ts$";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "contracts-know-nobody",
      comment:
        "What crosses the wire imports zod and itself; rules of schedules, which the web shares, also a calendar and a reader of CSV.",
      severity: "error",
      from: { path: "^packages/contracts/", pathNot: tests },
      to: { pathNot: "^packages/contracts/|node_modules/(zod|temporal-polyfill|papaparse)/" },
    },
    {
      name: "only-schedules-know-a-calendar",
      severity: "error",
      from: {
        path: "^packages/contracts/",
        pathNot: `^packages/contracts/src/schedule(-file)?/|${tests}`,
      },
      to: { path: "node_modules/(temporal-polyfill|papaparse)/" },
    },
    {
      name: "domain-knows-contracts-only",
      severity: "error",
      from: { path: "^packages/domain/", pathNot: tests },
      to: { pathNot: "^packages/(domain|contracts)/" },
    },
    {
      name: "text-knows-contracts-only",
      comment: "Words are found at the last door: what makes messages knows none.",
      severity: "error",
      from: { path: "^packages/text/", pathNot: tests },
      to: { path: "^packages/", pathNot: "^packages/(text|contracts)/" },
    },
    {
      name: "only-doors-find-words",
      severity: "error",
      comment: "Sign-in has doors of its own, the command line is one.",
      from: {
        path: "^packages/",
        pathNot: `^packages/(text|identity/src/http|engine/src/create)/|${tests}`,
      },
      to: { path: "^packages/text/" },
    },
    {
      name: "adapters-do-not-know-each-other",
      severity: "error",
      from: { path: `^packages/(${adapters})/`, pathNot: `${tests}|^packages/(${engine})/` },
      to: { path: `^packages/(${adapters})/`, pathNot: "^packages/$1/" },
    },
    {
      name: "the-engine-knows-no-other-adapter",
      severity: "error",
      from: { path: `^packages/(${engine})/`, pathNot: tests },
      to: { path: `^packages/(${adapters})/`, pathNot: `^packages/(${engine})/` },
    },
    ...rooms.map((room, place) => ({
      name: `${room}-knows-what-lies-below`,
      severity: "error",
      from: { path: `^packages/${room}/`, pathNot: tests },
      to: { path: `^packages/(${["engine", ...rooms.slice(place + 1)].join("|")})/` },
    })),
    {
      name: "the-reader-does-not-know-the-score",
      comment: "An accuracy is measured on words that what is measured was not made for.",
      severity: "error",
      from: { path: "^packages/[^/]+/src/" },
      to: { path: "^packages/studio/unseen/" },
    },
    {
      name: "the-api-makes-nothing",
      comment:
        "It knows what there is to choose, and reads signatures; all that is made, and asked of language models, workers make.",
      severity: "error",
      from: { path: "^apps/api/", pathNot: tests },
      to: {
        path: `^packages/(language-models|${engine})/`,
        pathNot: "^packages/(catalogue|provenance)/",
      },
    },
    {
      name: "simulators-are-for-development",
      comment:
        "Only tests and tools know them; a server on one's own machine, or a demo, also sells through the store simulator and publishes to simulated platforms.",
      severity: "error",
      from: {
        pathNot: `^packages/(provider|store|platform)-simulators/|^tools/simulators/|^apps/local/src/simulated-(store|platforms)\\.ts$|${tests}`,
      },
      to: { path: "^packages/(provider|store|platform)-simulators/" },
    },
    {
      name: "adapters-do-not-know-apps",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    {
      name: "only-compose-picks-adapters",
      comment:
        "Routes and jobs receive what they need; compose.ts and the module of their noun decide what that is.",
      severity: "error",
      from: { path: "^apps/", pathNot: `${compose}|${tests}` },
      to: { path: `^packages/(${adapters})/` },
    },
    {
      name: "web-knows-contracts-and-text-only",
      severity: "error",
      from: { path: "^apps/web/", pathNot: tests },
      to: { path: "^packages/", pathNot: "^packages/(contracts|text)/" },
    },
    {
      name: "no-app-imports-an-app",
      severity: "error",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    ...webLayers.map((layer, place) => ({
      name: `web-${layer}-knows-what-lies-below`,
      severity: "error",
      from: { path: `^apps/web/src/${layer}/`, pathNot: tests },
      to: {
        path: `^apps/web/src/(${[...webLayers.slice(place + 1), "shell", "routes"].join("|")})/`,
      },
    })),
    {
      name: "features-do-not-import-features",
      severity: "error",
      from: { path: "^apps/web/src/features/([^/]+)/", pathNot: tests },
      to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
    },
    {
      name: "routes-are-leaves",
      comment: "Only the generated route tree knows the route files.",
      severity: "error",
      from: { path: "^apps/web/", pathNot: "routeTree\\.gen\\.ts$" },
      to: { path: "^apps/web/src/routes/" },
    },
    {
      name: "only-platform-touches-capacitor",
      severity: "error",
      from: { path: "^apps/web/", pathNot: "^apps/web/src/platform/" },
      to: { path: "node_modules/@capacitor/" },
    },
    {
      name: "nobody-imports-tests",
      severity: "error",
      from: { pathNot: tests },
      to: { path: tests },
    },
    {
      name: "everything-resolves",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(virtual:|https?:)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/dist/|\\.kinora/" },
    // dependency-cruiser cannot use TypeScript 7 (it has no API yet). swc reads imports of types too,
    // without tsPreCompilationDeps, which would ask for an older TypeScript in vain.
    parser: "swc",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
