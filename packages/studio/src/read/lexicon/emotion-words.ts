import type { Emotion } from "../../scene/scene-spec.ts";

/** Words for a figure's emotion, before its noun ("a sad dog") or after it ("the dog is sad"). */
export const EMOTION_WORDS: Readonly<Record<Emotion, string>> = {
  happy: `happy, happily, cheerful, joyful, smiling, smiles, grinning, delighted, merry, excited, glad, proud, overjoyed, jolly`,
  sad: `sad, sadly, unhappy, crying, cries, cry, weeping, weeps, sobbing, tearful, heartbroken, depressed, gloomy, upset, lonely, mourning`,
  angry: `angry, angrily, furious, grumpy, mad, annoyed, raging, enraged, cross, shouting, roaring, growling, growls, yelling, screaming`,
  surprised: `surprised, shocked, amazed, astonished, startled, stunned, confused, puzzled`,
  sleepy: `sleepy, tired, yawning, yawns, drowsy, exhausted, bored`,
  scared: `scared, afraid, frightened, terrified, nervous, worried, anxious, trembling, shaking, shivering`,
  loving: `in love, loving, lovestruck, enamoured, enamored, kissing, kisses, affectionate`,
};
