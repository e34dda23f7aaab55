import { routes } from "@kinora/contracts/routes";
import { expect, test } from "vitest";
import { isSeldom } from "../../build/seldom-routes.ts";

const files = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const seldom = Object.entries(routes).flatMap(([name, { path }]) => (isSeldom(path) ? [name] : []));
const asks = (text: string) => seldom.some((name) => text.includes(`"${name}"`));
const brings = (text: string) => /^import ".*\/seldom-routes\.ts";$/m.test(text);

test("every caller of a seldom-used operation imports those routes, and nothing else does", () => {
  const asking = Object.keys(files).filter(
    (file) => /-api\.ts$/.test(file) && asks(files[file] ?? ""),
  );
  expect(asking.length).toBeGreaterThan(8);
  expect(
    Object.keys(files)
      .filter((file) => brings(files[file] ?? ""))
      .sort(),
  ).toEqual(asking.sort());
});
