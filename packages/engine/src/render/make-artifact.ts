import { isHostedPicture, type MadeArtifact } from "@kinora/domain/story/story-engine";
import type { ArtifactRequest } from "./render-protocol.ts";

/**
 * Makes an artifact in the renderer's process. Modules are loaded by kind, so that a picture does
 * not wait for the synthesiser.
 */
export async function makeArtifact(
  { artifact, paths, recipe, directory }: ArtifactRequest,
  onProgress: (share: number) => void,
): Promise<MadeArtifact> {
  const pathAt = (index: number) => {
    const path = paths[index];
    if (!path) throw new Error(`Source ${index} of this ${artifact.kind} is not there`);
    return path;
  };
  switch (artifact.kind) {
    case "picture": {
      if (isHostedPicture(artifact)) throw new Error("Pictures of services are not painted here");
      const { drawPicture } = await import("@kinora/story/film/draw-picture");
      return drawPicture(artifact, directory);
    }
    case "footage":
      throw new Error("Footage is made by services");
    case "last-frame": {
      const { keepLastFrame } = await import("@kinora/story/film/keep-last-frame");
      return keepLastFrame(pathAt(0), directory);
    }
    case "motion": {
      const { fitFootage, isFilmed } = await import("@kinora/story/film/fit-footage");
      if (isFilmed(artifact)) return fitFootage(artifact, pathAt(0), directory, onProgress);
      const { filmMotion } = await import("@kinora/story/film/film-motion");
      return filmMotion(artifact, pathAt(0), directory, onProgress);
    }
    case "caption": {
      const { burnCaption } = await import("@kinora/story/film/burn-caption");
      return burnCaption(artifact, pathAt(0), directory, onProgress);
    }
    case "score": {
      const { makeScore } = await import("@kinora/story/score/make-score");
      return makeScore(artifact, directory, onProgress);
    }
    case "own-narration": {
      const { alignRecording } = await import("@kinora/story/render/align-recording");
      return alignRecording(artifact, pathAt(0), directory, onProgress);
    }
    case "assembly": {
      const { assemble } = await import("@kinora/story/film/assemble");
      const count = artifact.scenes.length;
      const clips = artifact.scenes.map((_, index) => pathAt(index));
      const voices = paths.slice(count, 2 * count);
      const score = paths[2 * count] ?? null;
      const poster = pathAt(2 * count + 1);
      return assemble(artifact, { clips, voices, score, poster }, recipe, directory, onProgress);
    }
    case "narration":
      // The narrator has its own process, which keeps the weights loaded for the next line.
      throw new Error("Narrations are not spoken here");
  }
}
