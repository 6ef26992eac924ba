export const paymentFailed = "Payment failed. Please try again.";
