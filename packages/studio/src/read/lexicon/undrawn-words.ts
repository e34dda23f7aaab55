/** Things whose name ends or begins like something drawable but that are something else. */
export const UNDRAWN_WORDS = `
  red panda, prairie dog, sea horse, sea urchin, sea cucumber, sand castle, flying squirrel, guinea fowl, traffic light,
  christmas stocking, hot tub, ice skate, fire hydrant, star fish, bird cage, dog house, cat tree, mouse pad, space suit,
  sea monster, rubber duck, hot spring, ice hockey, piggy bank, horse shoe, snow globe, music box, house boat, fire fly,
  frying pan, rake, centaur, harpy, sphinx, satyr, faun, gorgon, medusa, cerberus, chimera
`;
