import { ENGINE_VERSION } from "@kinora/catalogue/engine-version";
import { embeddedRecipe } from "@kinora/contracts/recipe/public-recipe";

/**
 * IPTC term for media made purely by an algorithm that was not trained on sampled media, such as a
 * procedural illustration. (`trainedAlgorithmicMedia` would claim a generative model.)
 */
export const DIGITAL_SOURCE_TYPE =
  "http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia";

/**
 * IPTC term for a photo or film modified by algorithms, including trained ones (in-painting, depth,
 * faces): for works that begin with a user's file.
 */
export const COMPOSITE_SOURCE_TYPE =
  "http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia";

/**
 * IPTC term for a mix of elements, some of them synthetic: a story is drawn procedurally, spoken by
 * a trained network and may contain its author's own words.
 */
const STORY_SOURCE_TYPE = "http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic";

/** IPTC term for media made by a generative model that was trained on sampled media. */
export const TRAINED_SOURCE_TYPE =
  "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";

/** The external model that made a result. */
export interface OutsideMaker {
  /** Display name of the service. */
  readonly service: string;
  /** The service's own name for the model. */
  readonly model: string;
}

const nameOf = ({ model, service }: OutsideMaker) => `${model} (${service})`;

function sourceTypeOf(recipe: object, maker: OutsideMaker | null): string {
  if ("type" in recipe && recipe.type === "text-to-story") return STORY_SOURCE_TYPE;
  const inputs = "inputs" in recipe ? recipe.inputs : undefined;
  const beganWithFile =
    typeof inputs === "object" && inputs !== null && Object.keys(inputs).length > 0;
  if (beganWithFile) return COMPOSITE_SOURCE_TYPE;
  return maker === null ? DIGITAL_SOURCE_TYPE : TRAINED_SOURCE_TYPE;
}

const RECIPE_TAG = "kinora:Recipe";

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Escapes characters that XML 1.0 cannot contain, which would make the whole packet unreadable. */
function toSafeJson(recipe: object): string {
  return JSON.stringify(embeddedRecipe(recipe)).replace(
    /[\u007f-\u009f\ufffe\uffff\ud800-\udfff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/**
 * Builds an XMP packet with the recipe, which marks the file as made by an algorithm.
 *
 * @param maker null for this program itself
 */
export function writeXmpPacket(recipe: object, maker: OutsideMaker | null = null): string {
  const tool = maker === null ? `Kinora ${ENGINE_VERSION}` : nameOf(maker);
  const system =
    maker === null ? "" : `\n    Iptc4xmpExt:AISystemUsed="${escapeXml(nameOf(maker))}"`;
  const source =
    "remix_of" in recipe && typeof recipe.remix_of === "string"
      ? `\n    xmlns:dc="http://purl.org/dc/elements/1.1/"\n    dc:source="Kinora work ${escapeXml(recipe.remix_of)}"`
      : "";
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
    xmlns:kinora="https://kinora.example/ns/recipe/1.0/"
    xmp:CreatorTool="${escapeXml(tool)}"
    Iptc4xmpExt:DigitalSourceType="${sourceTypeOf(recipe, maker)}"${system}${source}
    kinora:Engine="${escapeXml(maker?.service ?? ENGINE_VERSION)}">
   <${RECIPE_TAG}>${escapeXml(toSafeJson(recipe))}</${RECIPE_TAG}>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}
