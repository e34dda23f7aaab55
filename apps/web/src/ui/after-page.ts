import { whenIdle } from "./when-idle.ts";

/** Milliseconds to wait: on a first visit, what is visible comes first. */
const PAGE_FIRST_MS = 10_000;

/** Runs a function some time after the page has loaded, when the browser is idle. */
export function afterPage(work: () => void): void {
  setTimeout(() => whenIdle(work), PAGE_FIRST_MS);
}
