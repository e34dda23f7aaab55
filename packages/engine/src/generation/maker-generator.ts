import { ENGINE_VERSION } from "@kinora/catalogue/engine-version";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import type { Generation, Generator } from "@kinora/domain/generation/generator";
import { PhotoRefusal } from "@kinora/photo/photo-refusal";
import type { Maker } from "../maker/maker.ts";
import type { TextReader } from "../text/open-text-reader.ts";
import type { PlannedRecipe } from "../text/text-protocol.ts";
import type { TakeRenderer } from "./open-renderers.ts";

/** A maker of the built-in engine behind the port. */
export function makerGenerator(
  maker: Maker,
  reader: Pick<TextReader, "plan">,
  take: TakeRenderer,
): Generator {
  return {
    version: ENGINE_VERSION,
    serves: maker.serves,
    begin: (recipe, background) => begin(maker, recipe, reader, take(recipe, background)),
  };
}

function begin(
  maker: Maker,
  recipe: Parameters<Generator["begin"]>[0],
  reader: Pick<TextReader, "plan">,
  renderer: ReturnType<TakeRenderer>,
): Generation {
  // All steps of a job are of one recipe: it is read once.
  let planned: Promise<PlannedRecipe> | null = null;
  return {
    async run(step, directory, onProgress, inputs) {
      // The scan looks at the finished film.
      if (step !== "scan") maker.checkInputs(recipe, inputs);
      planned ??= reader.plan(recipe);
      const { subject } = await planned;
      const request = { step, directory, ...subject, maker: maker.name, inputs };
      const result = await renderer.run(request, { onProgress }).catch((error: unknown) => {
        throw error instanceof PhotoRefusal ? new InputRefused(error.message) : error;
      });
      const files = result.files.map((file) => ({ ...file, duration: file.duration ?? null }));
      return { ...result, files };
    },
    close: renderer.close,
  };
}
