import { StartRefusal } from "./start-refusal.ts";

/** Refuses parameters that would be ignored, `--help` among them. */
export function refuseParameters(parameters: readonly string[]): void {
  if (parameters.every((one) => one === "--watch")) return;
  throw new StartRefusal(
    "npm start takes no parameters. Its settings are environment variables, such as PORT=4311 npm start; docs/operations.md lists them.",
  );
}
