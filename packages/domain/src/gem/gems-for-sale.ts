/**
 * True when gems can be bought. Nothing sells them yet. Set this when adding a way to sell them:
 * model weights whose licence forbids commercial use are then refused.
 */
export const GEMS_FOR_SALE: boolean = false;
