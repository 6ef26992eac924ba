import type { UserType } from "./user.ts";

const demoAccount = (role: string, userType: UserType, firstName: string, lastName: string) => ({
  role,
  email: `${userType}@relevo.example`,
  userType,
  firstName,
  lastName,
});

export const demoAccounts = [
  demoAccount("Administrator", "admin", "Amélie", "Tremblay"),
  demoAccount("Seller", "seller", "Daniel", "Okafor"),
  demoAccount("Buyer", "buyer", "Priya", "Sharma"),
  demoAccount("Broker", "broker", "Helen", "MacLeod"),
];

export const demoPassword = "relay-the-baton";
