import { expect, test, vi } from "vitest";

test("removes the focused element under fake timers", () => {
  vi.useFakeTimers();
  const button = document.createElement("button");
  document.body.append(button);
  button.focus();
  button.remove();
  expect(document.activeElement).toBe(document.body);
  // Before the cleanup that follows every test, like the hooks of a file.
  vi.useRealTimers();
});

test("still gives the next test animation frames", async () => {
  await expect(new Promise(requestAnimationFrame)).resolves.toBeGreaterThan(0);
}, 5_000);
