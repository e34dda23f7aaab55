import { ENGINE_VERSION } from "@kinora/catalogue/engine-version";
import type { Generator } from "@kinora/domain/generation/generator";
import { madeHere } from "@kinora/domain/generation/made-here";
import type { Maker } from "../maker/maker.ts";
import { asGenerated } from "../render/as-generated.ts";
import { renderAll } from "../render/render-all.ts";
import type { TextReader } from "../text/open-text-reader.ts";
import type { TakeRenderer } from "./open-renderers.ts";

/**
 * Wraps a maker of the built-in engine as a generator. The prompt is read again at collect, which
 * is cheap.
 */
export function makerGenerator(
  maker: Maker,
  reader: Pick<TextReader, "plan">,
  take: TakeRenderer,
): Generator {
  return madeHere({
    version: ENGINE_VERSION,
    serves: maker.serves,
    async make({ recipe, inputs, background }, { directory, watch, signal }) {
      maker.checkInputs(recipe, inputs);
      const { subject } = await reader.plan(recipe);
      const renderer = take(recipe, background);
      try {
        const request = { directory, ...subject, maker: maker.name, inputs };
        const result = await renderAll(renderer, maker.kindOf(recipe), request, {
          signal,
          onProgress: (percent, _doing, preview) => watch(percent, preview),
        });
        return asGenerated(result);
      } finally {
        await renderer.close();
      }
    },
  });
}
