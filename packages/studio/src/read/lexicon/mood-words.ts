import type { Mood } from "../../scene/scene-spec.ts";

export const MOOD_WORDS: Readonly<Record<Mood, string>> = {
  calm: `calm, peaceful, serene, cozy, cosy, quiet, tranquil, relaxing, gentle, soft, soothing, dreamy, lazy, sleepy, zen, warm, idyllic, silent, still`,
  joyful: `happy, joyful, cheerful, fun, playful, bright, colorful, colourful, vibrant, festive, funny, cute, whimsical, party, adorable, merry, laughing,
    smiling, celebration, birthday, lively, carefree, silly`,
  mysterious: `mysterious, mystic, mystical, magical, magic, enchanted, strange, eerie, surreal, secret, hidden, ethereal, ancient, otherworldly, fantasy, haunted, psychedelic, fairytale`,
  epic: `epic, heroic, majestic, grand, dramatic, legendary, powerful, glorious, mighty, cinematic, battle, breathtaking, monumental, adventure, brave, massive`,
  melancholy: `sad, melancholy, melancholic, lonely, alone, gloomy, nostalgic, wistful, blue mood, bittersweet, lost, abandoned, crying, moody, forgotten`,
  tense: `tense, scary, dark, horror, creepy, spooky, dangerous, sinister, ominous, angry, frightening, terrifying, suspense, intense, apocalyptic, menacing, furious, evil`,
};
