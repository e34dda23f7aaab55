import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useGrowing } from "./use-growing.ts";

const listOf = (...ids: string[]) => ({ ids, more: null, isFetchingNextPage: false });

/** The ids that each render showed, from one list to another. */
function shownBetween(before: readonly string[], after: readonly string[]): string[] {
  const shown: string[] = [];
  const { rerender } = renderHook(
    (feed) => {
      const { ids } = useGrowing(feed);
      shown.push(ids.join(" "));
      return ids;
    },
    { initialProps: listOf(...before) },
  );
  shown.length = 0;
  act(() => rerender(listOf(...after)));
  return shown;
}

test("leaves further works to a render that can be interrupted", () => {
  const shown = shownBetween(["a", "b"], ["a", "b", "c"]);
  expect(shown[0]).toBe("a b");
  expect(shown.at(-1)).toBe("a b c");
});

test("shows another list, and one that lost a work, at once", () => {
  expect(shownBetween(["a", "b"], ["c", "d", "e"])[0]).toBe("c d e");
  expect(shownBetween(["a", "b"], ["a"])[0]).toBe("a");
});
