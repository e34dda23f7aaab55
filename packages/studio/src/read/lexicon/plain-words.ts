/**
 * Nouns that are neither cast nor missing: what places, times and weathers draw by themselves,
 * parts of bodies, and words about the picture rather than in it. Singular.
 */
export const PLAIN_WORDS = `
  sky, horizon, background, foreground, landscape, scenery, scene, view, nature, ground, air, water, surface, light,
  shadow, reflection, glow, darkness, dark, tree, treetop, leaf, bush, foliage, underbrush, fern, moss, vine,
  skyscraper, window, lamp post, streetlight, street light, street lamp, streetlamp, neon sign, sign, billboard, sidewalk, wall, floor, ceiling, roof,
  star, moon, sun, cloud, wave, foam, tide, bubble of air, sunbeam, ray, beam, dust, sparkle, firefly, raindrop, puddle,
  day, time, season, spring, summer, autumn, fall, winter, year, moment, hour, world, place, somewhere, land, wilderness, path, trail, way, distance,
  picture, image, photo, video, clip, movie, film, animation, animated, art, artwork, style, quality, detail, resolution, render, rendering, composition,
  lighting, pastel, colour, color, palette, tone, texture, mood, atmosphere, ambience, vibe, theme, concept, design, poster, wallpaper, portrait, close-up, closeup,
  shot, wide shot, angle, camera, lens, bokeh, depth, field of view, focus, hd, uhd, 4k, 8k, masterpiece, wide angle, slow motion, timelapse, loop,
  thing, something, anything, everything, nothing, stuff, kind, sort, type, lot, front, back, side, top, bottom, middle, center, centre, edge, corner,
  end, part, left, right, group, love, life, joy, happiness, freedom, hope, dream, memory, music, song, jazz, sound, silence, story, tale, adventure,
  journey, magic, energy, power, beauty, peace, fun, idea, feeling, emotion, smile, face, eye, ear, nose, mouth, hand, paw, tail, fur, hair, wing, leg,
  foot, head, body, back of, name, word, text, prompt, other, another, each other, friendship, party, celebration, birthday, holiday, weekend, morning, evening,
  ice, sand, grass, snow, rain, stone path, breeze, weather, temperature, heat, cold, sunray, god ray, skyline, traffic, people watching, space between,
  i, you, he, she, it, we, they, me, him, her, them, us, my, your, his, its, our, their, someone, anyone, everyone, nobody, self, one, who, what, which,
  century, era, age, future, past, present day, today, tomorrow, yesterday, minute, second, fantasy, dreamscape, wonder, wonderland, paradise, kingdom,
  trick, game, fight, battle, race, dance, walk, run, trip, ride, flight, step, speed, jump, play, show, performance, concert, festival, picnic,
  coral reef, cartwheel, plate, pyjama party, bowl, clothing, lily pad, seaweed, kelp, current, ripple, air bubble, planet surface, crater, dune, hill, mountain, furniture, shelf, curtain, carpet, rug,
  ai, realism, unreal engine, octane, trending, artstation, best quality, high quality, ultra, hdr, cgi, anime, manga, cartoon, aesthetic
`;
