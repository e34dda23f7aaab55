// `npm start`: runs on any Node from 20.19, without a single installed package.
import { runOnNode24 } from "./launch/run-on-node24.mjs";

await runOnNode24("apps/local/src/main.ts", process.argv.slice(2), {
  preload: "apps/local/src/keep-compiled.mjs",
});
