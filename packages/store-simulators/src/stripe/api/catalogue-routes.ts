import { z } from "zod";
import type { PriceRecord, ProductRecord } from "../catalogue-records.ts";
import { emit } from "../events/emit.ts";
import { newId } from "../ids.ts";
import { priceShape, productShape } from "../shapes/catalogue-shapes.ts";
import { invalid } from "../stripe-error.ts";
import { find, type World } from "../world.ts";
import { listPage } from "./list.ts";
import { mergeMetadata, metadata, paging, truth, unsettable, whole } from "./parameters.ts";
import { route, type StripeRoute } from "./route.ts";

const productFields = {
  active: truth.optional(),
  description: unsettable.optional(),
  images: z.union([z.array(z.string()), z.literal("").transform(() => [])]).optional(),
  metadata,
  tax_code: unsettable.optional(),
  unit_label: unsettable.optional(),
  url: unsettable.optional(),
};

/** Products. */
export const PRODUCT_ROUTES: readonly StripeRoute[] = [
  route(
    "POST",
    "/v1/products",
    { ...productFields, id: z.string().optional(), name: z.string().min(1) },
    (world, given) => {
      const { id = newId("prod_"), name, active = true, description = null, images = [] } = given;
      if (Object.hasOwn(world.state.products, id)) {
        throw invalid(`Product already exists.`, { code: "resource_already_exists", param: "id" });
      }
      const created = world.now();
      const product: ProductRecord = {
        ...{ id, name, active, description, images, created, updated: created },
        metadata: mergeMetadata({}, given.metadata),
        ...{ taxCode: given.tax_code ?? null, unitLabel: given.unit_label ?? null },
        url: given.url ?? null,
      };
      world.state.products[id] = product;
      emit(world, "product.created", productShape(product));
      return productShape(product);
    },
  ),
  route("GET", "/v1/products/:id", {}, (world, _, id) => productShape(find(world, "products", id))),
  route(
    "POST",
    "/v1/products/:id",
    { ...productFields, name: z.string().min(1).optional() },
    (world, given, id) => {
      const product = find(world, "products", id);
      const { name, active, description, images, tax_code, unit_label, url } = given;
      if (name !== undefined) product.name = name;
      if (active !== undefined) product.active = active;
      if (description !== undefined) product.description = description;
      if (images !== undefined) product.images = images;
      if (tax_code !== undefined) product.taxCode = tax_code;
      if (unit_label !== undefined) product.unitLabel = unit_label;
      if (url !== undefined) product.url = url;
      product.metadata = mergeMetadata(product.metadata, given.metadata);
      product.updated = world.now();
      emit(world, "product.updated", productShape(product), {});
      return productShape(product);
    },
  ),
  route(
    "GET",
    "/v1/products",
    { ...paging, active: truth.optional(), ids: z.array(z.string()).optional() },
    ({ state }, given) => {
      const { active, ids } = given;
      const found = Object.values(state.products).filter(
        (product) =>
          (active ?? product.active) === product.active && (ids?.includes(product.id) ?? true),
      );
      return listPage("/v1/products", found.map(productShape), given);
    },
  ),
];

const priceFields = {
  active: truth.optional(),
  lookup_key: z.string().max(200).optional(),
  transfer_lookup_key: truth.optional(),
  metadata,
  nickname: z.string().optional(),
  tax_behavior: z.enum(["exclusive", "inclusive", "unspecified"]).optional(),
};

const recurring = z.strictObject({
  interval: z.enum(["day", "week", "month", "year"]),
  interval_count: whole.optional(),
  usage_type: z.literal("licensed").optional(),
});

const newPriceFields = {
  ...priceFields,
  currency: z.string().regex(/^[a-z]{3}$/i),
  unit_amount: whole.refine((amount) => amount >= 0),
  billing_scheme: z.literal("per_unit").optional(),
  product: z.string().optional(),
  product_data: z
    .strictObject({
      id: z.string().optional(),
      name: z.string(),
      active: truth.optional(),
      metadata,
      tax_code: z.string().optional(),
      unit_label: z.string().optional(),
    })
    .optional(),
  recurring: recurring.optional(),
};

/** Prices. */
export const PRICE_ROUTES: readonly StripeRoute[] = [
  route("POST", "/v1/prices", newPriceFields, (world, given) => {
    const { lookup_key: lookupKey = null, transfer_lookup_key: transfers = false } = given;
    if (given.product !== undefined) find(world, "products", given.product, "product");
    if (lookupKey !== null) claimLookupKey(world, lookupKey, transfers, null);
    const price: PriceRecord = {
      ...{ id: newId("price_"), product: productOf(world, given), lookupKey },
      ...{ nickname: given.nickname ?? null, unitAmount: given.unit_amount },
      currency: given.currency.toLowerCase(),
      recurring: given.recurring
        ? { interval: given.recurring.interval, intervalCount: given.recurring.interval_count ?? 1 }
        : null,
      ...{ taxBehavior: given.tax_behavior ?? "unspecified", active: given.active ?? true },
      ...{ metadata: mergeMetadata({}, given.metadata), created: world.now() },
    };
    world.state.prices[price.id] = price;
    emit(world, "price.created", priceShape(price));
    return priceShape(price);
  }),
  route("GET", "/v1/prices/:id", {}, (world, _, id) => priceShape(find(world, "prices", id))),
  route("POST", "/v1/prices/:id", priceFields, (world, given, id) => {
    const price = find(world, "prices", id);
    const { active, lookup_key: lookupKey, nickname, tax_behavior: taxBehavior } = given;
    if (taxBehavior !== undefined && taxBehavior !== price.taxBehavior) {
      if (price.taxBehavior !== "unspecified") {
        throw invalid("You cannot change the tax_behavior of a price.", { param: "tax_behavior" });
      }
      price.taxBehavior = taxBehavior;
    }
    if (lookupKey !== undefined) {
      claimLookupKey(world, lookupKey, given.transfer_lookup_key ?? false, id);
      price.lookupKey = lookupKey === "" ? null : lookupKey;
    }
    if (active !== undefined) price.active = active;
    if (nickname !== undefined) price.nickname = nickname;
    price.metadata = mergeMetadata(price.metadata, given.metadata);
    emit(world, "price.updated", priceShape(price), {});
    return priceShape(price);
  }),
  route(
    "GET",
    "/v1/prices",
    {
      ...paging,
      active: truth.optional(),
      currency: z.string().optional(),
      lookup_keys: z.array(z.string()).max(10).optional(),
      product: z.string().optional(),
      type: z.enum(["one_time", "recurring"]).optional(),
    },
    ({ state }, given) => {
      const { active, currency, lookup_keys: keys, product, type } = given;
      const found = Object.values(state.prices).filter(
        (price) =>
          (active ?? price.active) === price.active &&
          (currency ?? price.currency) === price.currency &&
          (product ?? price.product) === price.product &&
          (keys === undefined || (price.lookupKey !== null && keys.includes(price.lookupKey))) &&
          (type === undefined || (type === "recurring") === (price.recurring !== null)),
      );
      return listPage("/v1/prices", found.map(priceShape), given);
    },
  ),
];

/** A lookup key belongs to one price; another may take it over when the request says so. */
function claimLookupKey(
  { state }: World,
  key: string,
  transfers: boolean,
  taker: string | null,
): void {
  const owner = Object.values(state.prices).find(
    ({ lookupKey, id }) => lookupKey === key && id !== taker,
  );
  if (!owner || key === "") return;
  if (!transfers) {
    const message = `A price (\`${owner.id}\`) already uses that lookup key.`;
    throw invalid(message, { param: "lookup_key" });
  }
  owner.lookupKey = null;
}

function productOf(world: World, given: z.output<z.ZodObject<typeof newPriceFields>>): string {
  const { product, product_data: data } = given;
  if (product !== undefined) return find(world, "products", product, "product").id;
  if (!data)
    throw invalid("Missing required param: product.", {
      code: "parameter_missing",
      param: "product",
    });
  const created = world.now();
  const made: ProductRecord = {
    ...{ id: data.id ?? newId("prod_"), name: data.name, active: data.active ?? true },
    ...{ description: null, images: [], metadata: mergeMetadata({}, data.metadata) },
    ...{ taxCode: data.tax_code ?? null, unitLabel: data.unit_label ?? null, url: null },
    ...{ created, updated: created },
  };
  world.state.products[made.id] = made;
  emit(world, "product.created", productShape(made));
  return made.id;
}
