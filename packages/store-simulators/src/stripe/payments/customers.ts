import type { CustomerRecord } from "../catalogue-records.ts";
import { emit } from "../events/emit.ts";
import { newId } from "../ids.ts";
import { livingCustomer } from "../shapes/catalogue-shapes.ts";
import { invalid } from "../stripe-error.ts";
import { find, type World } from "../world.ts";

/** Creates a customer. */
export function newCustomer(
  world: World,
  given: Partial<Pick<CustomerRecord, "email" | "name" | "description" | "phone" | "metadata">>,
): CustomerRecord {
  const id = newId("cus_");
  const customer: CustomerRecord = {
    ...{ email: null, name: null, description: null, phone: null, metadata: {} },
    ...given,
    ...{ id, invoicePrefix: id.slice(-8).toUpperCase(), invoices: 0, balance: 0 },
    ...{ currency: null, delinquent: false, deleted: false, created: world.now() },
  };
  world.state.customers[id] = customer;
  emit(world, "customer.created", livingCustomer(customer));
  return customer;
}

/** Returns a customer that was not deleted. @throws StripeError naming the parameter */
export function findCustomer(world: World, id: string, param: string): CustomerRecord {
  const customer = find(world, "customers", id, param);
  if (!customer.deleted) return customer;
  throw invalid(`No such customer: '${id}'`, { code: "resource_missing", param });
}
