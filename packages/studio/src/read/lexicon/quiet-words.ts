/**
 * Words that need no picture and no notice: filler, praise, and words about the picture. Adjectives
 * and verbs that are not listed here, not in the lexicon and not a kind of anything drawable are
 * reported as not shown.
 */
const TEXT = `
  over, through, across, along, around, above, onto, into, towards, toward, during, while, from, past, about, without, within, until, upside, away,
  capped, covered, pastel, volumetric, ambient, isometric, minimalist, minimal, backlit, painterly, textured, balanced, symmetrical, saturated,
  hungry, thirsty, freshly, newly, own, known, unknown, left over, standalone, upcoming, ongoing,
  very, so, too, really, quite, just, only, also, even, still, more, most, less, least, much, own, same, such, other, another,
  be, is, are, was, were, been, being, am, have, has, had, having, do, does, did, doing, done, can, could, will, would, should, may, might, must,
  get, gets, getting, got, make, makes, made, go, goes, going, gone, went, come, comes, coming, came, take, takes, taking, took, put, puts,
  let, lets, keep, keeps, seem, seems, become, becomes, becoming, turn, turns, set, use, using, used, want, wants, need, needs, like, likes, love, loves, try, tries, trying, trys,
  show, shows, showing, shown, depict, depicting, depicts, depicted, feature, features, featuring, featured, include, includes, including, create, creating, generate, generating,
  generated, imagine, imagined, inspired, based, called, named, said, says, say, saying, tell, tells, telling, see, seen, seeing, sees, view, viewed, draw, drawn, render, rendered, illustrated,
  filmed, photographed, captured, capturing, animated, detailed, stylized, stylised, enjoying, enjoys, enjoy, having fun, surrounded, filled, covered, full, set, placed, located, situated, facing, left, right, together,
  beautiful, pretty, lovely, gorgeous, stunning, amazing, awesome, wonderful, fantastic, great, good, nice, best, better, perfect, incredible, impressive, spectacular, magnificent, splendid, marvelous, marvellous,
  exquisite, superb, excellent, fine, cool, delightful, charming, pleasant, interesting, aesthetic, artistic, creative, unique, special, simple, elegant, stylish, professional, popular, famous, favorite, favourite,
  cinematic, photorealistic, realistic, hyperrealistic, hyper, ultra, super, high, low, highly, extremely, quality, hd, 4k, 8k, 3d, 2d, sharp, crisp, clear, clean, smooth, intricate, complex, rich, vivid, new, real, true, actual,
  whole, entire, full, complete, certain, various, different, several, many, few, some, any, all, every, each, both, no, not, first, second, third, last, next, previous, final, main, typical, usual, normal, ordinary, common, general,
  little, big, high quality, well, able, available, possible, ready, sure, certain, same, very own, early, late, long, short, wide, deep, close, near, far, away, high resolution, visible, present, single, alone, traditional, classic, classical,
  official, digital, visual, graphic, sized, looking, based, themed, style, styled, colored, coloured, colorful, iconic, epic, dynamic, immersive, sleek, trendy, fresh, fashionable, talented, clever, kind, friendly, brave,
  starring, set in, opening, closing, starting, starts, beginning, begins, ending, ends, happening, happens, working, helping, helps, learning, learns, meeting, meets, finding, finds, found, looking for, living, lives, live, growing, grows,
  natural, human, wild, local, modern, contemporary, main, favorite, own, front, back, top, bottom, middle, upper, lower, inner, outer, central, nearby, distant, sunlit, moonlit, lit, illuminated, glowing, shining, shiny, bright, dark, light, soft, hard, sweet,
  warm, cold, hot, wet, dry, old, young, senior, junior, elderly, male, female, adult, teenage, baby, tall, slow, fast, quick, gentle, calm, strong, weak, lush, scenic, picturesque, fluffy, furry, fuzzy, cuddly, feathered, winged, horned, small, large, cute, adorable
`;

export const QUIET_WORDS: ReadonlySet<string> = new Set(
  TEXT.split(",").map((word) => word.trim().replace(/\s+/g, " ")),
);
