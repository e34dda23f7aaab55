import sharp from "sharp";

/** A square picture, as works keep them. */
export const samplePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 640, channels: 3, background: "#a52" } })
    .webp()
    .toBuffer();
