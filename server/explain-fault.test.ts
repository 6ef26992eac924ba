import { expect, test } from "vitest";
import { OperatorError } from "#app/shared/operator-error.ts";
import { explainFault } from "./explain-fault.ts";

const failing = (code: string, message: string) => Object.assign(new Error(message), { code });

test("what an operator can mend is explained in a line, however deep it lies, and bugs are not", () => {
  const query = new Error("Failed query: select", {
    cause: failing("ECONNREFUSED", "connect ECONNREFUSED 127.0.0.1:5432"),
  });
  expect(explainFault(query)).toBe(
    "The database does not answer. Is it running, and is DATABASE_URL right? (connect ECONNREFUSED 127.0.0.1:5432)",
  );
  expect(explainFault(failing("3D000", 'database "relevo" does not exist'))).toBe(
    'The database does not let us in. Is DATABASE_URL right? (database "relevo" does not exist)',
  );
  expect(explainFault(failing("ENOSPC", "ENOSPC: no space left on device, write"))).toMatch(
    /^There is no room left on the disk/,
  );
  expect(explainFault(new OperatorError("There is no database."))).toBe("There is no database.");
  expect(explainFault(new TypeError("x is not a function"))).toBeNull();
});
