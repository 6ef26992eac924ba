import { conversationEndpoints } from "./conversations/conversations.endpoints.server.ts";
import { fileEndpoints } from "./listings/files.endpoints.server.ts";
import { listingEndpoints } from "./listings/listings.endpoints.server.ts";
import { orderEndpoints } from "./orders/orders.endpoints.server.ts";
import type { Endpoint } from "./requests/endpoint.ts";
import { tokenEndpoints } from "./token.endpoints.server.ts";

/** Everything below `/api/v1`. */
export const endpoints: readonly Endpoint[] = [
  ...tokenEndpoints,
  ...listingEndpoints,
  ...fileEndpoints,
  ...conversationEndpoints,
  ...orderEndpoints,
];
