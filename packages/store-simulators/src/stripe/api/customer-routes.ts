import { z } from "zod";
import { endSubscription } from "../billing/cancel.ts";
import { momentOf } from "../billing/renew.ts";
import { emit } from "../events/emit.ts";
import { findCustomer, newCustomer } from "../payments/customers.ts";
import { customerShape, deletedCustomer, livingCustomer } from "../shapes/catalogue-shapes.ts";
import { find } from "../world.ts";
import { listPage } from "./list.ts";
import { mergeMetadata, metadata, paging, unsettable } from "./parameters.ts";
import { route, type StripeRoute } from "./route.ts";

const fields = {
  email: unsettable.optional(),
  name: unsettable.optional(),
  description: unsettable.optional(),
  phone: unsettable.optional(),
  metadata,
};

/** Customers. */
export const CUSTOMER_ROUTES: readonly StripeRoute[] = [
  route("POST", "/v1/customers", fields, (world, given) => {
    const { email = null, name = null, description = null, phone = null } = given;
    const more = { metadata: mergeMetadata({}, given.metadata) };
    return livingCustomer(newCustomer(world, { email, name, description, phone, ...more }));
  }),
  route("GET", "/v1/customers/:id", {}, (world, _, id) =>
    customerShape(find(world, "customers", id)),
  ),
  route("POST", "/v1/customers/:id", fields, (world, given, id) => {
    const customer = findCustomer(world, id, "id");
    const { email, name, description, phone } = given;
    if (email !== undefined) customer.email = email;
    if (name !== undefined) customer.name = name;
    if (description !== undefined) customer.description = description;
    if (phone !== undefined) customer.phone = phone;
    customer.metadata = mergeMetadata(customer.metadata, given.metadata);
    emit(world, "customer.updated", livingCustomer(customer), {});
    return livingCustomer(customer);
  }),
  route("DELETE", "/v1/customers/:id", {}, (world, _, id) => {
    const customer = findCustomer(world, id, "id");
    for (const held of Object.values(world.state.subscriptions)) {
      const ended = held.status === "canceled" || held.status === "incomplete_expired";
      if (held.customer === id && !ended) endSubscription(momentOf(world, held), held);
    }
    emit(world, "customer.deleted", livingCustomer(customer));
    customer.deleted = true;
    customer.email = null;
    customer.name = null;
    customer.phone = null;
    return deletedCustomer(id);
  }),
  route("GET", "/v1/customers", { ...paging, email: z.string().optional() }, ({ state }, given) => {
    const { email } = given;
    const found = Object.values(state.customers).filter(
      (customer) => !customer.deleted && (email === undefined || customer.email === email),
    );
    return listPage("/v1/customers", found.map(livingCustomer), given);
  }),
];
