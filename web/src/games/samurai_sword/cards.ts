/** What is printed on the cards of Samurai Sword, for drawing them. */
export { ACTIONS, CHARACTERS, PROPERTIES, RESILIENCE, ROLES, WEAPONS } from './pieces';
