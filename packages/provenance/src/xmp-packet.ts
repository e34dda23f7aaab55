import { ENGINE_VERSION } from "@kinora/catalogue/engine-version";
import { embeddedRecipe } from "@kinora/contracts/recipe/public-recipe";

/**
 * IPTC term for media made purely by an algorithm that was not trained on sampled media: what a
 * procedural illustration is. (`trainedAlgorithmicMedia` would claim a generative model.)
 */
export const DIGITAL_SOURCE_TYPE =
  "http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia";

/**
 * IPTC term for a photo or film that algorithms changed, a trained one among them (in-painting, depth,
 * faces): what begins with a file of somebody's.
 */
export const COMPOSITE_SOURCE_TYPE =
  "http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia";

/**
 * IPTC term for a mix of elements of which some are synthetic: a story is drawn by rule, spoken by a trained
 * network and told in words that may be its author's.
 */
const STORY_SOURCE_TYPE = "http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic";

/** IPTC term for media made by a generative model, which was trained on sampled media. */
export const TRAINED_SOURCE_TYPE =
  "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";

/** Somebody else's model that made a result. */
export interface OutsideMaker {
  /** What its service is called. */
  readonly service: string;
  /** The service's own name of the model. */
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

/** Characters XML 1.0 cannot hold would make the whole packet unreadable; JSON can say them otherwise. */
function toSafeJson(recipe: object): string {
  return JSON.stringify(embeddedRecipe(recipe)).replace(
    /[\u007f-\u009f\ufffe\uffff\ud800-\udfff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/**
 * XMP packet that carries the recipe and marks the file as made by an algorithm.
 *
 * @param maker null: this program itself
 */
export function writeXmpPacket(recipe: object, maker: OutsideMaker | null = null): string {
  const tool = maker === null ? `Kinora ${ENGINE_VERSION}` : nameOf(maker);
  const system =
    maker === null ? "" : `\n    Iptc4xmpExt:AISystemUsed="${escapeXml(nameOf(maker))}"`;
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
    xmlns:kinora="https://kinora.example/ns/recipe/1.0/"
    xmp:CreatorTool="${escapeXml(tool)}"
    Iptc4xmpExt:DigitalSourceType="${sourceTypeOf(recipe, maker)}"${system}
    kinora:Engine="${escapeXml(maker?.service ?? ENGINE_VERSION)}">
   <${RECIPE_TAG}>${escapeXml(toSafeJson(recipe))}</${RECIPE_TAG}>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}
