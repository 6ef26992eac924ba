import { z } from "zod";

/** An answer with a name of its own in the OpenAPI file; nothing beside the fields is ever sent. */
export const named = <Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) =>
  z.strictObject(shape).meta({ id });
