/** File names of the results in a job's directory. */
export const MUSIC_FILES = {
  wav: "music.wav",
  mp3: "music.mp3",
  midi: "music.mid",
  stems: "stems.zip",
  peaks: "peaks.json",
  cover: "cover.webp",
  thumbnail: "thumbnail.webp",
} as const;
