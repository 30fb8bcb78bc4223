/** What is printed on Samurai Sword cards, for drawing them. */
export { ACTIONS, CHARACTERS, PROPERTIES, RESILIENCE, ROLES, WEAPONS } from './pieces';
