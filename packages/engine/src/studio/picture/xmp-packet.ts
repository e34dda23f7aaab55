import { ENGINE_VERSION } from "./engine-version.ts";

/**
 * IPTC term for media made purely by an algorithm that was not trained on sampled media: what a
 * procedural illustration is. (`trainedAlgorithmicMedia` would claim a generative model.)
 */
export const DIGITAL_SOURCE_TYPE =
  "http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia";

const RECIPE_TAG = "kinora:Recipe";

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function unescapeXml(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");
}

/** Characters XML 1.0 cannot hold would make the whole packet unreadable; JSON can say them otherwise. */
function toSafeJson(recipe: object): string {
  return JSON.stringify(recipe).replace(
    /[\u007f-\u009f\ufffe\uffff\ud800-\udfff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** XMP packet that carries the recipe and marks the file as made by an algorithm. */
export function writeXmpPacket(recipe: object): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
    xmlns:kinora="https://kinora.example/ns/recipe/1.0/"
    xmp:CreatorTool="Kinora ${ENGINE_VERSION}"
    Iptc4xmpExt:DigitalSourceType="${DIGITAL_SOURCE_TYPE}"
    kinora:Engine="${ENGINE_VERSION}">
   <${RECIPE_TAG}>${escapeXml(toSafeJson(recipe))}</${RECIPE_TAG}>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}

/** What a file says of its making: the recipe as it was given and the marking. Never validated here. */
export interface Provenance {
  readonly engineVersion: string;
  readonly digitalSourceType: string;
  readonly recipe: unknown;
}

/** Reads a packet written by `writeXmpPacket`; null when it is not one or is damaged. */
export function readXmpPacket(packet: string): Provenance | null {
  const recipe = new RegExp(`<${RECIPE_TAG}>([^<]*)</${RECIPE_TAG}>`).exec(packet)?.[1];
  const engineVersion = /kinora:Engine="([^"]*)"/.exec(packet)?.[1];
  const digitalSourceType = /Iptc4xmpExt:DigitalSourceType="([^"]*)"/.exec(packet)?.[1];
  if (recipe === undefined || engineVersion === undefined || digitalSourceType === undefined)
    return null;
  try {
    const parsed: unknown = JSON.parse(unescapeXml(recipe));
    return { engineVersion, digitalSourceType, recipe: parsed };
  } catch {
    return null;
  }
}
