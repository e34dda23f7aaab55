import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Money } from "./money.tsx";

const shown = (container: HTMLElement) =>
  container.querySelector("[aria-hidden=true]:not(svg)")?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.documentElement.removeAttribute("data-reduced-motion");
});

test("counts to a changed amount and ends at exactly the new value after 400 ms", () => {
  const { container, rerender } = render(<Money gems={20} />);
  expect(shown(container)).toBe("20");
  rerender(<Money gems={1_233} />);
  act(() => void vi.advanceTimersByTime(120));
  const between = Number(shown(container)?.replace(",", ""));
  expect(between).toBeGreaterThan(20);
  expect(between).toBeLessThan(1_233);
  act(() => void vi.advanceTimersByTime(340));
  expect(shown(container)).toBe("1,233");
});

test("continues from the current count when the target changes midway", () => {
  const { container, rerender } = render(<Money gems={0} />);
  rerender(<Money gems={100} />);
  act(() => void vi.advanceTimersByTime(100));
  rerender(<Money gems={7} />);
  act(() => void vi.advanceTimersByTime(500));
  expect(shown(container)).toBe("7");
});

test("shows the new value at once with reduced motion", () => {
  document.documentElement.setAttribute("data-reduced-motion", "");
  const { container, rerender } = render(<Money gems={20} />);
  rerender(<Money gems={5} />);
  expect(shown(container)).toBe("5");
});

test("exposes the final value to screen readers, not the counting", () => {
  const { container, rerender } = render(<Money gems={1} />);
  expect(container.textContent).toContain("1 gem");
  rerender(<Money gems={-4} signed />);
  expect(container.querySelector(".sr-only")?.textContent).toBe("-4 gems");
});
