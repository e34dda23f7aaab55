import { breathe } from "./platform/breathe.ts";
import { holdEarlyInput } from "./platform/early-input.ts";
import "./ui/styles.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no place for the app.");
const handOver = holdEarlyInput(root);
// In pieces: the page stands already, and a finger on it must not wait until all of the app has begun.
await import("react-dom/client");
await breathe();
const { start } = await import("./start.tsx");
await breathe();
await start(root, handOver);
