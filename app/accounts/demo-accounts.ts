export const demoAccounts = [
  {
    role: "Administrator",
    email: "admin@relevo.example",
    userType: "admin",
    firstName: "Amélie",
    lastName: "Tremblay",
  },
  {
    role: "Seller",
    email: "seller@relevo.example",
    userType: "seller",
    firstName: "Daniel",
    lastName: "Okafor",
  },
  {
    role: "Buyer",
    email: "buyer@relevo.example",
    userType: "buyer",
    firstName: "Priya",
    lastName: "Sharma",
  },
  {
    role: "Broker",
    email: "broker@relevo.example",
    userType: "broker",
    firstName: "Helen",
    lastName: "MacLeod",
  },
] as const;

export const demoPassword = "relay-the-baton";
