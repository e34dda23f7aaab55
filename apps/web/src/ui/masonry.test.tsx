import { render } from "@testing-library/react";
import { createRef } from "react";
import { expect, test } from "vitest";
import { addWhatJsdomLacks } from "../test/missing-in-jsdom.ts";
import { Masonry } from "./masonry.tsx";
import { planMasonry } from "./masonry-layout.ts";

test("places the end marker under the column that ends first, whatever their number", () => {
  addWhatJsdomLacks();
  const end = createRef<HTMLDivElement>();
  const ratios = [1, 1, 1, 9 / 16, 1];
  render(
    <Masonry
      label="Wall"
      items={ratios.map((ratio, at) => ({ ratio, at }))}
      keyOf={({ at }) => at}
      ratioOf={({ ratio }) => ratio}
      render={() => null}
      end={end}
    />,
  );
  for (const columns of [2, 4] as const) {
    const { ends } = planMasonry(ratios, columns);
    const place = end.current?.style.getPropertyValue(`--y${columns}`) ?? "";
    expect(place).toMatch(/^min\(/);
    for (const { pictures } of ends)
      expect(place).toContain(`calc(${pictures.toFixed(4).replace(/\.?0+$/, "")}*`);
  }
});
