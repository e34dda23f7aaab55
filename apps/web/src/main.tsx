import { PAGE_FILES_ID } from "@kinora/contracts/site/page-files-id";
import { breathe } from "./platform/breathe.ts";
import { holdEarlyInput } from "./platform/early-input.ts";
import { waitForMissingParts } from "./platform/first-moments.ts";
import { pageSeen } from "./platform/page-seen.ts";
import "./ui/styles.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no place for the app.");
waitForMissingParts();
const handOver = holdEarlyInput(root);
await pageSeen(root);
// Fetches all in parallel; the imports below would discover them one after the other.
const files = document.getElementById(PAGE_FILES_ID);
if (files instanceof HTMLTemplateElement) document.head.append(files.content);
// In pieces: the page is already visible, and a press on it must not wait until the whole app has
// started.
await import("react-dom/client");
// English is in the code, so English readers load no translations.
if (import.meta.env.DEV || !readsEnglish()) {
  await import("./text/languages.ts").then(({ readPageLanguage }) => readPageLanguage());
}
await breathe();
await import("./make-store.ts");
await breathe();
const { start } = await import("./start.ts");
await breathe();
await start(root, handOver);

function readsEnglish(): boolean {
  return document.documentElement.lang === "en" && /^en\b/.test(navigator.language);
}
