/** What a file states about its making: the recipe as given and the marking. Not validated here. */
export interface EmbeddedRecipe {
  readonly engineVersion: string;
  /** IPTC term (a URL) for how the file was made. */
  readonly digitalSourceType: string;
  readonly recipe: unknown;
  /** External model that made it, "fal-ai/flux-pro/v1.1 (fal)". */
  readonly aiSystem?: string;
}

const ENTITIES: Record<string, string> = {
  "&quot;": '"',
  "&apos;": "'",
  "&gt;": ">",
  "&lt;": "<",
  "&amp;": "&",
};

function unescapeXml(text: string): string {
  return text.replace(/&(?:quot|apos|gt|lt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

/**
 * Returns a property of the packet: an attribute, or an element after other programs have rewritten
 * it.
 */
function propertyOf(packet: string, name: string): string | null {
  const found =
    new RegExp(`<${name}>([^<]*)</${name}>`).exec(packet) ??
    new RegExp(`\\s${name}\\s*=\\s*"([^"]*)"`).exec(packet) ??
    new RegExp(`\\s${name}\\s*=\\s*'([^']*)'`).exec(packet);
  return found?.[1] === undefined ? null : unescapeXml(found[1]);
}

/** Reads an XMP packet that carries a recipe of ours; null for any other or a damaged one. */
export function readXmpPacket(packet: string): EmbeddedRecipe | null {
  const recipe = propertyOf(packet, "kinora:Recipe");
  const engineVersion = propertyOf(packet, "kinora:Engine");
  const digitalSourceType = propertyOf(packet, "Iptc4xmpExt:DigitalSourceType");
  const aiSystem = propertyOf(packet, "Iptc4xmpExt:AISystemUsed");
  if (recipe === null || engineVersion === null || digitalSourceType === null) return null;
  try {
    const parsed: unknown = JSON.parse(recipe);
    const said = { engineVersion, digitalSourceType, recipe: parsed };
    return aiSystem === null ? said : { ...said, aiSystem };
  } catch {
    return null;
  }
}
