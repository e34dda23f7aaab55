import { breathe } from "./platform/breathe.ts";
import "./ui/styles.css";

// In pieces: the page stands already, and a finger on it must not wait until all of the app has begun.
await import("react-dom/client");
await breathe();
const { start } = await import("./start.tsx");
await breathe();
await start();
