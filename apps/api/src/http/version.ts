import manifest from "../../package.json" with { type: "json" };

/** The version of this release, as the package says it. */
export const VERSION: string = manifest.version;
