/** File names of the results in a job's directory. */
export const FILE_NAMES = {
  picture: "picture.webp",
  pictureDownload: "picture.png",
  poster: "poster.webp",
  thumbnail: "thumbnail.webp",
  film: "clip.mp4",
  preview: "preview.mp4",
  sound: "sound.wav",
} as const;
