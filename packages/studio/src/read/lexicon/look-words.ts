import type { Look } from "../../scene/scene-spec.ts";

export const LOOK_WORDS: Readonly<Record<Look, string>> = {
  toy: `3d, toy style, toy look, like a toy, vinyl toy, clay, claymation, plastic, 3d render, pixar, pixar style, figurine, stop motion, low poly, plush style, isometric, plasticine`,
  cinema: `cinematic, photorealistic, photo, photograph, realistic, film still, movie still, cinematic style, hyperrealistic, 35mm, dslr, film noir, noir, photography, photoreal`,
  storybook: `storybook, watercolor, watercolour, picture book, children's book, childrens book, hand drawn, hand-drawn, ink drawing, sketch, illustration,
    fairy tale illustration, pencil drawing, storybook style, oil painting, gouache, drawing, doodle, ink`,
  papercut: `paper cut, papercut, paper-cut, paper cutout, cut paper, paper craft, papercraft, origami, collage, silhouette, paper art, layered paper, flat design,
    paper theater, shadow puppet, minimalist, vector art`,
  neon: `neon, neon light, glowing line, synthwave, vaporwave, retrowave, neon sign, tron, outrun, blacklight, fluorescent, neon style, neon glow, bioluminescent`,
  comics: `comic, comics, comic book, comic strip, cartoon, pop art, graphic novel, superhero comic, halftone, manga, ink line`,
  anime: `anime, studio ghibli, ghibli, anime style, cel shading, cel shaded, japanese animation, shonen, makoto shinkai`,
};
