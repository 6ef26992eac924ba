import { createContext } from "react";

/** Known while the server renders. The browser keeps what was printed: a later request has another id. */
export const RequestId = createContext<string | null>(null);
