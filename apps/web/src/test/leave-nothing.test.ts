import { expect, test, vi } from "vitest";

test("under a false clock, what has the focus goes away", () => {
  vi.useFakeTimers();
  const button = document.createElement("button");
  document.body.append(button);
  button.focus();
  button.remove();
  expect(document.activeElement).toBe(document.body);
  // Before what is done after every test, as hooks of a file do.
  vi.useRealTimers();
});

test("the next test has frames all the same", async () => {
  await expect(new Promise(requestAnimationFrame)).resolves.toBeGreaterThan(0);
}, 5_000);
