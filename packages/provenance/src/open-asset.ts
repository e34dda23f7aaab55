import { type Asset, PNG } from "@trustnxt/c2pa-ts/asset";
import { Mp3Asset } from "./mp3-asset.ts";
import { Mp4Asset } from "./mp4-asset.ts";
import { RiffAsset } from "./riff-asset.ts";

/**
 * Opens a file that can hold a manifest, recognised by its content; null for any other. @throws
 * when it is damaged
 */
export function openAsset(bytes: Uint8Array): Asset | null {
  if (PNG.canRead(bytes)) return new PNG(bytes);
  if (Mp4Asset.canRead(bytes)) return new Mp4Asset(bytes);
  if (RiffAsset.canRead(bytes)) return new RiffAsset(bytes);
  if (Mp3Asset.canRead(bytes)) return new Mp3Asset(bytes);
  return null;
}
